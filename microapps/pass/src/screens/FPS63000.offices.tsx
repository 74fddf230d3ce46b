import { NearbyTerms, Screen, useLoad, useNearby, useWallet } from '@wallet/kit/app';
import { mapUrl } from '@wallet/kit/common';
import { byDistance } from '@wallet/kit/format';
import {
  Badge,
  Button,
  Card,
  Chips,
  Disclosure,
  IconTile,
  List,
  ListItem,
  Note,
  Section,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { readCodes } from '../api/calls.ts';
import { messages } from '../messages/index.ts';

export function FPS63000() {
  const t = messages.use();
  const { offices: o } = t;
  const { navigate } = useWallet();
  const load = useLoad(readCodes);
  const nearby = useNearby('여권 창구 찾기');
  const [region, setRegion] = useState('');
  return (
    <Screen of={load} ground>
      {({ offices, emergencyFee }) => {
        const places = offices.map((one) => ({ ...one, place: one }));
        const shown = nearby.position
          ? byDistance(places, nearby.position)
          : places.filter((one) => region === '' || one.region === region).map((one) => ({ one, km: null }));
        return (
          <>
            {nearby.position ? (
              <Note>{o.sorted}</Note>
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
                  {o.locate}
                </Button>
                <Note>{o.unknown}</Note>
                <Chips
                  scrolls
                  legend={o.region}
                  options={[
                    { value: '', label: o.all },
                    ...[...new Set(offices.map((one) => one.region))].map((value) => ({
                      value,
                      label: value,
                    })),
                  ]}
                  value={region}
                  onChange={setRegion}
                />
              </>
            )}
            <Card>
              <List label={o.list}>
                {shown.map(({ one, km }) => (
                  <ListItem
                    key={one.id}
                    action="openOffice"
                    leading={<IconTile picture="place" />}
                    title={one.name}
                    description={
                      <>
                        {t.weekdays}
                        <br />
                        {one.phone}
                      </>
                    }
                    {...(!one.isOpen && { badge: <Badge tone="danger">{o.closed}</Badge> })}
                    {...(one.isOpen &&
                      one.lateDay > 0 && { badge: <Badge tone="info">{t.late(one)}</Badge> })}
                    trailing={km === null ? one.region : o.away({ km })}
                    onClick={() => void navigate.outside(mapUrl(one.name, one.latitude, one.longitude))}
                  />
                ))}
              </List>
            </Card>
            <NearbyTerms nearby={nearby} />
            <Card>
              <Section title={o.questions}>
                {o.asked.map(([question, answer]) => (
                  <Disclosure key={question} title={question}>
                    {answer({ amount: emergencyFee })}
                  </Disclosure>
                ))}
              </Section>
            </Card>
          </>
        );
      }}
    </Screen>
  );
}
