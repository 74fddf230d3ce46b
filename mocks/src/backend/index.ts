export { DropError, isDrop } from './controls/drop.ts';
export { createMock, type Mock } from './createMock.ts';
export { type Persona, personas } from './personas.ts';
