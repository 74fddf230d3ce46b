import { Screen, useAction, useLoad } from '@wallet/kit/app';
import { Card, Chips, IconTile, Lead, ReorderList, Section } from '@wallet/kit/ui';
import { readCatalogue, setFavourites } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { events, favouritesOf, foundKinds } from '../model/certificate.ts';

/** Favourites in an order of one's own, chosen by what they are for. */
export function FCE26000() {
  const { favourites: t } = messages.use();
  const load = useLoad(readCatalogue);
  const keep = useAction(async (ids: readonly string[]) => {
    await setFavourites(ids);
    load.reload();
  });
  return (
    <Screen of={load} ground>
      {(all) => {
        const mine = favouritesOf(all);
        const ids = mine.map(({ id }) => id);
        return (
          <>
            <Lead title={t.lead}>{mine.length > 1 ? t.note : t.choose}</Lead>
            {mine.length > 0 && (
              <Card>
                <ReorderList
                  label={t.lead}
                  items={mine}
                  keyOf={({ id }) => id}
                  nameOf={({ name }) => name}
                  onOrder={(order) => void keep.run(order)}
                >
                  {({ name }) => (
                    <>
                      <IconTile picture="certi" size="small" />
                      <strong style={{ flex: 1 }}>{name}</strong>
                    </>
                  )}
                </ReorderList>
              </Card>
            )}
            {events.map((event) => {
              const fitting = foundKinds(all, '', event);
              return (
                <Card key={event}>
                  <Section title={t.events[event]}>
                    <Chips
                      multiple
                      legend={t.events[event]}
                      options={fitting.map(({ id, name }) => ({ value: id, label: name }))}
                      value={fitting.map(({ id }) => id).filter((id) => ids.includes(id))}
                      onChange={(chosen) => {
                        const others = ids.filter(
                          (id) => !fitting.some((one) => one.id === id) || chosen.includes(id),
                        );
                        void keep.run([...others, ...chosen.filter((id) => !ids.includes(id))]);
                      }}
                    />
                  </Section>
                </Card>
              );
            })}
          </>
        );
      }}
    </Screen>
  );
}
