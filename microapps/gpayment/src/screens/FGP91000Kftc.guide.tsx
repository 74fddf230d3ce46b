import { GuidePage } from './service/GuidePage.tsx';

export function FGP91000Kftc() {
  return <GuidePage isKftc />;
}
