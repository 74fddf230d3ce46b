import { GoldEnd } from '../flows/GoldEnd.tsx';

export function FGS20004() {
  return <GoldEnd kind="open" />;
}
