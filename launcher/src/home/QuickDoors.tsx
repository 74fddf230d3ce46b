import { useAction, useWallet } from '@wallet/kit/app';
import { Card, ServiceCell, ServiceGrid } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { comingPath, type QuickDoor } from '../model/quickDoors.ts';

interface QuickDoorsProps {
  doors: readonly QuickDoor[];
  /** how many coupons there are, with their unit; undefined while nobody knows */
  coupons: string | undefined;
}

/** Four things that customers want at once, under the thumb. */
export function QuickDoors({ doors, coupons }: QuickDoorsProps) {
  const t = messages.use().quick;
  const { navigate } = useWallet();
  const open = useAction(async (path: string) =>
    path === comingPath ? navigate.push(path) : navigate.open(path),
  );
  if (doors.length === 0) return null;
  return (
    <Card>
      <ServiceGrid size="quick" label={t.title}>
        {doors.map(({ id, picture, path }) => (
          <ServiceCell
            key={id}
            size="medium"
            picture={picture}
            name={id === 'coupons' && coupons !== undefined ? t.couponsOf({ state: coupons }) : t.names[id]}
            action={`quick-${id}`}
            onClick={() => void open.run(path)}
          />
        ))}
      </ServiceGrid>
    </Card>
  );
}
