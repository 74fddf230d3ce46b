import { GuidePage } from '../flows/GuidePage.tsx';

export function FGP91000Kftc() {
  return <GuidePage isKftc />;
}
