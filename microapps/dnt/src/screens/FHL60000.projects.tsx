import { Screen, useQuery, useWallet } from '@wallet/kit/app';
import { Badge, Chips, Cover, ListItem, PagedList, Segmented, Stack } from '@wallet/kit/ui';
import { useEffect } from 'react';
import { listProjects } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { type Project, percentOf, projectStates } from '../model/gift.ts';
import { projectState } from '../state/states.ts';

const stateCodes = ['', '01', '02', '03', '04'] as const;
const sorts = ['LATEST', 'ENDING'] as const;

export function FHL60000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const locgovCd = useQuery().get('locgovCd') ?? '';
  const query = projectState.now.value;
  useEffect(() => projectState.set({ locgovCd }), [locgovCd]);
  return (
    <Screen>
      <Stack>
        <Chips
          scrolls
          legend={t.projects.state}
          options={stateCodes.map((value, at) => ({
            value,
            label: t.projects.states[projectStates[at - 1] ?? 'all'],
          }))}
          value={query.spcfBsnsStatusCd}
          onChange={(spcfBsnsStatusCd) => projectState.set({ spcfBsnsStatusCd })}
        />
        <Segmented
          legend={t.projects.sort}
          options={sorts.map((value) => ({ value, label: t.projects.sorts[value] }))}
          value={query.sort}
          onChange={(sort) => projectState.set({ sort })}
        />
        <PagedList<Project, number>
          key={JSON.stringify(query)}
          place="projects"
          label={t.projects.list}
          load={(page = 1, signal) => listProjects({ ...query, page }, { signal })}
          keyOf={({ id }) => id}
          empty={{ title: t.projects.none, description: t.projects.noneHint }}
        >
          {(one) => (
            <ListItem
              key={one.id}
              action="openProject"
              leading={<Cover of={one.name} shape="small" picture="donation" />}
              title={one.name}
              description={`${one.town} · ${t.projects.days[one.state](one)}`}
              badge={
                <Badge tone={one.state === 'open' ? 'accent' : 'neutral'}>
                  {t.projects.states[one.state]}
                </Badge>
              }
              trailing={t.projects.percent({ percent: percentOf(one) })}
              onClick={() => navigate.push('FHL70000', { query: { spcfBsnsId: one.id } })}
            />
          )}
        </PagedList>
      </Stack>
    </Screen>
  );
}
