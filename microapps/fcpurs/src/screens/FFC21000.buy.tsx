import { Entry } from '../flows/Entry.tsx';

export function FFC21000() {
  return <Entry side="buy" />;
}
