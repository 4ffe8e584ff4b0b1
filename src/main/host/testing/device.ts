import { newDevice } from '../table/deviceRecord'

/** A device for records that are not about devices. */
export const aDevice = newDevice('hash', { kind: 'other', how: 'joined', by: null }, true, 0)
