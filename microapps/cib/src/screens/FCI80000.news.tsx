import { useLoad, useWallet } from '@wallet/kit/app';
import { Card, EmptyState, List, NoticeRow, Section } from '@wallet/kit/ui';
import { listPosts } from '../api/calls.ts';
import { CibScreen } from '../flows/CibScreen.tsx';
import { messages } from '../messages/index.ts';

export function FCI80000() {
  const { news: t, ...all } = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(listPosts);
  return (
    <CibScreen of={load} ground>
      {({ posts, today }) => {
        const isOver = ({ ends }: { ends: string }) => ends !== '' && ends < today;
        const groups = [
          ['open', posts.filter((one) => !isOver(one))],
          ['over', posts.filter(isOver)],
        ] as const;
        if (posts.length === 0) return <EmptyState title={t.none} />;
        return groups.map(
          ([kind, list]) =>
            list.length > 0 && (
              <Card key={kind}>
                <Section title={t[kind]}>
                  <List label={t[kind]}>
                    {list.map((one) => (
                      <NoticeRow
                        key={one.id}
                        action="openPost"
                        title={one.title}
                        at={one.ends ? { says: all.span({ from: one.begins, until: one.ends }) } : one.begins}
                        isOver={kind === 'over'}
                        onClick={() => navigate.push('FCI82100', { params: { id: one.id } })}
                      />
                    ))}
                  </List>
                </Section>
              </Card>
            ),
        );
      }}
    </CibScreen>
  );
}
