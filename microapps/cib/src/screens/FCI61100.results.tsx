import { MainButton, useLoad, useQuery, useResume, useWallet } from '@wallet/kit/app';
import { Badge, Card, EmptyState, List, ListItem, Note } from '@wallet/kit/ui';
import { listResults } from '../api/calls.ts';
import { CibScreen } from '../flows/CibScreen.tsx';
import { messages } from '../messages/index.ts';

export function FCI61100() {
  const { results: t, ...all } = messages.use();
  const { navigate } = useWallet();
  const carId = useQuery().get('carId') ?? '';
  const load = useLoad(listResults, carId);
  useResume(load.reload);
  return (
    <CibScreen of={load} ground>
      {(results) => (
        <>
          {results.length === 0 ? (
            <EmptyState picture="none" title={t.none} description={t.noneHint} />
          ) : (
            <Card>
              <List label={all.car.history}>
                {results.map((one) => (
                  <ListItem
                    key={one.number}
                    action="openResult"
                    title={all.day(one)}
                    description={[
                      one.place,
                      one.isOwn ? t.own : t.official,
                      one.papers > 0 && t.papers({ count: one.papers }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                    state={
                      <Badge tone={one.state === 'passed' ? 'success' : 'danger'}>
                        {t.states[one.state]}
                      </Badge>
                    }
                    onClick={() => navigate.push('FCI64100', { query: { rsltNo: one.number, carId } })}
                  />
                ))}
              </List>
            </Card>
          )}
          <Note>{t.hint}</Note>
          <MainButton action="add" run={() => navigate.push('FCI64100', { query: { carId } })}>
            {t.add}
          </MainButton>
        </>
      )}
    </CibScreen>
  );
}
