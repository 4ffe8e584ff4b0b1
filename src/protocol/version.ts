/** Raised whenever a client of the old version could no longer talk to a host of the new one. */
export const protocolVersion = 1

/** Where the socket lives on the host's one port. */
export const socketPath = '/socket'

/** The port a host takes if it is free. */
export const defaultPort = 7400

/** Bounds that both sides keep. */
export const limits = {
  nameLength: 24,
  tableNameLength: 40,
  chatLength: 240,
  messageBytes: 16_384,
  /** How many people may play on one device. */
  peopleOfDevice: 8,
} as const
