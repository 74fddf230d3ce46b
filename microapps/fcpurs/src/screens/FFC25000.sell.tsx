import { Entry } from '../flows/Entry.tsx';

export function FFC25000() {
  return <Entry side="sell" />;
}
