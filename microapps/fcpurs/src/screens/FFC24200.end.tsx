import { FxEnd } from '../flows/FxEnd.tsx';

export function FFC24200() {
  return <FxEnd />;
}
