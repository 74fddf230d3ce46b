import { Part, useLoad, useWallet } from '@wallet/kit/app';
import { todaySeoul } from '@wallet/kit/format';
import { Button, Card, List, Section, Skeleton } from '@wallet/kit/ui';
import { findForests } from '../api/forestCalls.ts';
import { messages } from '../messages/index.ts';
import { weekendSearch, wishesIn, writeSearch } from '../model/search.ts';
import { ForestCard } from '../parts/ForestCard.tsx';

/** The first forests that have rooms left for the weekend. */
export function WeekendRooms() {
  const { home: t } = messages.use();
  const { navigate } = useWallet();
  const { isNext, search } = weekendSearch(todaySeoul());
  const query = writeSearch(search);
  const load = useLoad(findForests, search);
  const wishes = wishesIn(new URLSearchParams(query));
  const title = t.free({ isNext });
  return (
    <Card>
      <Section
        title={title}
        action={
          <Button
            size="small"
            variant="text"
            leads
            action="more"
            onClick={() => navigate.push('FTR21000', { query })}
          >
            {t.more}
          </Button>
        }
      >
        <Part of={load} skeleton={[0, 1, 2].map((bone) => <Skeleton key={bone} shape="row" />)}>
          {(forests) => {
            const free = forests.filter(({ freeRoomTypes }) => freeRoomTypes > 0).slice(0, 3);
            if (free.length === 0) return <p>{t.full}</p>;
            return (
              <List label={title}>
                {free.map((forest) => (
                  <ForestCard
                    key={forest.id}
                    forest={forest}
                    hasStay
                    onOpen={() => navigate.push('FTR22000', { query: { forestId: forest.id, ...wishes } })}
                  />
                ))}
              </List>
            );
          }}
        </Part>
      </Section>
    </Card>
  );
}
