import { Gone, MainButton, Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { Article, Badge, Card, Cover, KeyValue, Note, Stack } from '@wallet/kit/ui';
import { readProject } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { placeName } from '../model/donation.ts';
import { percentOf } from '../model/gift.ts';

export function FHL70000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const spcfBsnsId = useQuery().get('spcfBsnsId');
  const load = useLoad(readProject, spcfBsnsId ? { spcfBsnsId } : null);
  const gone = <Gone to="FHL60000" {...t.gone.project} />;
  return (
    <Screen of={load} instead={{ DNT_NOT_FOUND: gone }}>
      {(one) =>
        one ? (
          <Stack>
            <Cover of={one.name} shape="wide" picture="donation" />
            <Article
              title={one.name}
              note={placeName(one)}
              badges={<Badge>{t.projects.states[one.state]}</Badge>}
            />
            <Card tone="soft">
              <KeyValue
                rows={[
                  { label: t.projects.goal, value: t.won({ amount: one.goal }) },
                  { label: t.projects.reached, value: t.projects.percent({ percent: percentOf(one) }) },
                  { label: t.projects.span, value: t.projects.between(one) },
                  { label: t.projects.sum, value: t.won({ amount: one.sum }), isStrong: true },
                ]}
              />
            </Card>
            <Note>{t.projects.days[one.state](one)}</Note>
            <Note>{t.projects.note}</Note>
            <MainButton
              action="give"
              disabled={one.state !== 'open'}
              run={() => navigate.push('FHL34000', { query: { spcfBsnsId: one.id } })}
            >
              {one.state === 'open' ? t.projects.give : t.projects.states[one.state]}
            </MainButton>
          </Stack>
        ) : (
          gone
        )
      }
    </Screen>
  );
}
