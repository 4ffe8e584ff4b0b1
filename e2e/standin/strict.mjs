/** What is not modelled throws: a stand-in that smiles at everything would prove nothing. */

/**
 * @template {object} Target
 * @param {string} name
 * @param {Target} target
 * @returns {Target}
 */
export function strict(name, target) {
  return new Proxy(target, {
    get(inner, key) {
      if (typeof key === 'symbol' || key === 'then' || key in inner) return Reflect.get(inner, key)
      throw new Error(`stand-in: ${name}.${key} is not modelled`)
    },
    set(_, key) {
      throw new Error(`stand-in: ${name}.${String(key)} is not to be set`)
    },
  })
}

/**
 * Throws if an object has other keys than those that are modelled.
 * @param {string} name
 * @param {object} options
 * @param {readonly string[]} known
 */
export function onlyKnown(name, options, known) {
  const unknown = Object.keys(options).filter((key) => !known.includes(key))
  if (unknown.length > 0) throw new Error(`stand-in: ${name} with ${unknown.join(', ')} is not modelled`)
}

/**
 * Events with a fixed set of names. Listeners get an event that can be prevented.
 * @param {string} name
 * @param {readonly string[]} events
 */
export function emitter(name, events) {
  /** @type {Map<string, Set<(...args: any[]) => void>>} */
  const listeners = new Map(events.map((event) => [event, new Set()]))
  /** @param {string} event */
  const of = (event) => {
    const found = listeners.get(event)
    if (!found) throw new Error(`stand-in: ${name} has no event ${event}`)
    return found
  }
  return {
    /** @param {string} event @param {(...args: any[]) => void} listener */
    on: (event, listener) => void of(event).add(listener),
    /** @param {string} event @param {(...args: any[]) => void} listener */
    once: (event, listener) => {
      /** @param {any[]} args */
      const once = (...args) => {
        of(event).delete(once)
        listener(...args)
      }
      of(event).add(once)
    },
    /** @param {string} event */
    heard: (event) => of(event).size > 0,
    /**
     * True if nobody prevented it.
     * @param {string} event
     * @param {object} [details]
     * @param {any[]} rest
     */
    emit: (event, details = {}, ...rest) => {
      let prevented = false
      const given = { ...details, preventDefault: () => void (prevented = true) }
      for (const listener of [...of(event)]) listener(given, ...rest)
      return !prevented
    },
  }
}
