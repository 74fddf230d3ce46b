import { mapUrl } from '../../common/index.ts';
import type { Place } from '../../format/index.ts';
import { Button, usePlaceWords } from '../../ui/index.ts';
import { useWallet } from '../WalletContext.ts';

/** Where it is, on the map app. */
export function MapButton({ place: { name, latitude, longitude } }: { place: Place & { name: string } }) {
  const t = usePlaceWords();
  const { navigate } = useWallet();
  return (
    <Button
      full
      variant="secondary"
      action="openMap"
      onClick={() => void navigate.outside(mapUrl(name, latitude, longitude))}
    >
      {t.outside}
    </Button>
  );
}
