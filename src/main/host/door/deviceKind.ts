import type { DeviceKind } from '../../../protocol/devices'

/** What kind of device a browser says it is on; programs and unknown ones are `other`. */
export function kindOf(userAgent: string | undefined): DeviceKind {
  const agent = (userAgent ?? '').slice(0, 400)
  if (!agent.startsWith('Mozilla/')) return 'other'
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(agent)) return 'tablet'
  if (/iPhone|Android|Mobile/.test(agent)) return 'phone'
  return /Windows|Macintosh|Linux|CrOS|X11/.test(agent) ? 'computer' : 'other'
}
