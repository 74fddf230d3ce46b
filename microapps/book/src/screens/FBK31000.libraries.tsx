import { PlaceFinder, Screen, useAction, useLoad, useNearby, useWallet } from '@wallet/kit/app';
import { Badge, Button, toast } from '@wallet/kit/ui';
import { useEffect } from 'react';
import { listLibraries, readUser, updateUser } from '../api/calls.ts';
import type { Library } from '../api/wire.ts';
import { messages } from '../messages/index.ts';
import { library, setLibrary } from '../state/library.ts';

export function FBK31000() {
  const t = messages.use();
  const load = useLoad(async (signal) => {
    const [all, user] = await Promise.all([
      listLibraries(undefined, { signal }),
      readUser(undefined, { signal }),
    ]);
    setLibrary(user);
    return all;
  });
  const nearby = useNearby('내 주변 도서관 찾기');
  const { position } = nearby;
  useEffect(() => {
    if (position) setLibrary({ currentLocation: position });
  }, [position]);
  const here = library.value.currentLocation;
  return (
    <Screen of={load} skeleton="list" ground>
      {(all) => (
        <PlaceFinder
          label={t.libraries.list}
          places={all}
          nearby={nearby}
          around={here ?? undefined}
          picture="book"
          searches
          say={(one) => ({
            badge: (
              <Badge tone={one.isOpen ? 'success' : 'neutral'}>
                {one.isOpen ? t.libraries.open : t.libraries.closed}
              </Badge>
            ),
            line: t.libraries.hours(one),
            isQuiet: !one.isOpen,
            rows: [
              { label: t.libraries.hoursLabel, value: t.libraries.hours(one) },
              { label: t.libraries.rule, value: t.rule(one) },
            ],
          })}
          more={(one, close) => <Ways one={one} onClose={close} />}
        />
      )}
    </Screen>
  );
}

function Ways({ one, onClose }: { one: Library; onClose: () => void }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const add = useAction(async () => {
    await updateUser({ addLibId: one.id });
    toast(t.libraries.added);
    onClose();
  });
  return (
    <>
      {one.most > 0 && library.value.joinYn === 'Y' && (
        <Button
          full
          variant="secondary"
          action="addLibrary"
          isBusy={add.isRunning}
          onClick={() => void add.run()}
        >
          {t.libraries.add}
        </Button>
      )}
      <Button full variant="text" action="search" onClick={() => navigate.push('FBK41000')}>
        {t.doors.FBK41000}
      </Button>
    </>
  );
}
