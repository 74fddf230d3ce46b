import { GuidePage } from './service/GuidePage.tsx';

export function FGP91000() {
  return <GuidePage />;
}
