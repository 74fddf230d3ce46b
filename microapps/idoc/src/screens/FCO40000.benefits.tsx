import { NearbyTerms, Screen, useAction, useLoad, useNearby, useWallet } from '@wallet/kit/app';
import { mapUrl } from '@wallet/kit/common';
import { byDistance } from '@wallet/kit/format';
import { Badge, Button, Chips, IconTile, Lead, List, ListItem, Stack } from '@wallet/kit/ui';
import { useState } from 'react';
import { listBenefits, takeCoupon } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { benefitPictures } from '../parts/benefitPictures.ts';

/** What is cheaper with a student card, near the customer and online. */
export function FCO40000() {
  const { benefits: t } = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(listBenefits);
  const nearby = useNearby('가까운 학생 혜택 찾기');
  const [where, setWhere] = useState<'all' | 'place' | 'online'>('all');
  const take = useAction(async (id: string) => {
    const coupon = await takeCoupon(id);
    await navigate.open(`/cpon/FCP15200/${encodeURIComponent(coupon)}`);
  });
  return (
    <Screen of={load}>
      {(all) => {
        const shown = all
          .filter(({ address }) => where === 'all' || (where === 'online') === (address === ''))
          .map((one) => ({ ...one, place: one.address === '' ? null : one }));
        const { position } = nearby;
        const sorted = position ? byDistance(shown, position) : shown.map((one) => ({ one, km: null }));
        return (
          <>
            <Lead title={t.title}>{t.note}</Lead>
            <Stack>
              <Chips
                legend={t.where}
                options={(['all', 'place', 'online'] as const).map((value) => ({
                  value,
                  label: t.places[value],
                }))}
                value={where}
                onChange={setWhere}
              />
              {where !== 'online' && (
                <Button
                  full
                  variant="secondary"
                  icon="place"
                  action="here"
                  isBusy={nearby.isBusy}
                  onClick={nearby.locate}
                >
                  {t.here}
                </Button>
              )}
              <List label={t.title}>
                {sorted.map(({ one, km }) => (
                  <ListItem
                    key={one.id}
                    leading={<IconTile picture={benefitPictures[one.kind]} />}
                    title={one.name}
                    description={[one.address || t.places.online, km !== null && t.far({ km })]
                      .filter(Boolean)
                      .join(' · ')}
                    trailing={t.won({ amount: one.price })}
                    trailingNote={t.usual({ amount: one.usual })}
                    badge={one.hasCoupon ? <Badge tone="accent">{t.coupon}</Badge> : undefined}
                    {...(one.hasCoupon
                      ? { action: 'takeCoupon', onClick: () => void take.run(one.id) }
                      : one.address
                        ? {
                            action: 'openMap',
                            onClick: () =>
                              void navigate.outside(mapUrl(one.name, one.latitude, one.longitude)),
                          }
                        : {})}
                  />
                ))}
              </List>
              <NearbyTerms nearby={nearby} />
            </Stack>
          </>
        );
      }}
    </Screen>
  );
}
