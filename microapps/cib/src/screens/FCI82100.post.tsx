import { useLoad, useParams, useWallet } from '@wallet/kit/app';
import { Article, Badge, Button, Cover, Stack } from '@wallet/kit/ui';
import { readPost } from '../api/calls.ts';
import { CibScreen } from '../flows/CibScreen.tsx';
import { messages } from '../messages/index.ts';

export function FCI82100() {
  const { news: t, ...all } = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(readPost, useParams().id ?? '');
  return (
    <CibScreen of={load}>
      {({ title, text, begins, ends, today }) => {
        const isOver = ends !== '' && ends < today;
        return (
          <Stack>
            <Cover of={title} shape="wide" picture={ends ? 'event' : 'notice'} />
            <Article
              title={title}
              note={ends ? all.span({ from: begins, until: ends }) : all.day({ date: begins })}
              text={text}
              badges={
                ends && <Badge tone={isOver ? 'neutral' : 'accent'}>{isOver ? t.ended : t.running}</Badge>
              }
            />
            <Button full variant="secondary" action="all" onClick={() => navigate.replace('FCI80000')}>
              {t.all}
            </Button>
          </Stack>
        );
      }}
    </CibScreen>
  );
}
