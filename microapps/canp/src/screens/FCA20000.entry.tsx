export { FCA10000 as FCA20000 } from './FCA10000.entry.tsx';
