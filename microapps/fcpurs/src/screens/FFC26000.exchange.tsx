import { Entry } from '../flows/Entry.tsx';

export function FFC26000() {
  return <Entry side="exchange" />;
}
