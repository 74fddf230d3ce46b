import { NearbyTerms, Screen, useAction, useLoad, useNearby, useWallet } from '@wallet/kit/app';
import { mapUrl } from '@wallet/kit/common';
import { byDistance } from '@wallet/kit/format';
import {
  Badge,
  Button,
  Card,
  Chips,
  KeyValue,
  List,
  ListItem,
  Note,
  Sheet,
  Stack,
  toast,
} from '@wallet/kit/ui';
import { useEffect, useState } from 'react';
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
  const [region, setRegion] = useState('');
  const [open, setOpen] = useState<Library | null>(null);
  return (
    <Screen of={load} ground>
      {(all) => {
        const regions = [...new Set(all.map((one) => one.region))];
        const shown = here
          ? byDistance(all, here)
          : all.filter((one) => region === '' || one.region === region).map((one) => ({ one, km: null }));
        return (
          <>
            {here ? (
              <Note>{t.libraries.sorted}</Note>
            ) : (
              <>
                <Button
                  full
                  variant="secondary"
                  icon="place"
                  action="locate"
                  isBusy={nearby.isBusy}
                  onClick={nearby.locate}
                >
                  {t.libraries.locate}
                </Button>
                <Note>{t.libraries.unknown}</Note>
                <Chips
                  legend={t.libraries.region}
                  options={[
                    { value: '', label: t.libraries.all },
                    ...regions.map((value) => ({ value, label: value })),
                  ]}
                  value={region}
                  onChange={setRegion}
                />
              </>
            )}
            <Card>
              <List label={t.libraries.list}>
                {shown.map(({ one, km }) => (
                  <ListItem
                    key={one.id}
                    action="openLibrary"
                    title={one.name}
                    description={t.libraries.hours(one)}
                    badge={
                      <Badge tone={one.isOpen ? 'success' : 'neutral'}>
                        {one.isOpen ? t.libraries.open : t.libraries.closed}
                      </Badge>
                    }
                    trailing={km === null ? one.region : t.libraries.away({ km })}
                    onClick={() => setOpen(one)}
                  />
                ))}
              </List>
            </Card>
            <NearbyTerms nearby={nearby} />
            <Sheet isOpen={open !== null} title={open?.name ?? ''} onClose={() => setOpen(null)}>
              {open && <About one={open} onClose={() => setOpen(null)} />}
            </Sheet>
          </>
        );
      }}
    </Screen>
  );
}

function About({ one, onClose }: { one: Library; onClose: () => void }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { name, place } = one;
  const add = useAction(async () => {
    await updateUser({ addLibId: one.id });
    toast(t.libraries.added);
    onClose();
  });
  return (
    <Stack>
      <KeyValue
        rows={[
          { label: t.libraries.hoursLabel, value: t.libraries.hours(one) },
          { label: t.libraries.phone, value: one.phone },
          { label: t.libraries.rule, value: t.rule(one) },
        ]}
      />
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
      {place && (
        <Button
          full
          variant="secondary"
          action="openMap"
          onClick={() => void navigate.outside(mapUrl(name, place.latitude, place.longitude))}
        >
          {t.libraries.map}
        </Button>
      )}
      <Button full variant="text" action="search" onClick={() => navigate.push('FBK41000')}>
        {t.doors.FBK41000}
      </Button>
    </Stack>
  );
}
