export { check } from './check'
export { list } from './list'
export { sample } from './sample'
export { silence } from './silence'
