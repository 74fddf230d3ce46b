import { Gone, Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { Article, Card, EmptyState, FoldedList, KeyValue, List, NoticeRow, Section } from '@wallet/kit/ui';
import { listNotices } from '../api/moreCalls.ts';
import { messages } from '../messages/index.ts';
import type { Notice } from '../model/more.ts';

export function FFC36000() {
  const id = useQuery().get('anounSerno');
  const t = messages.use();
  const load = useLoad(listNotices, undefined);
  return (
    <Screen of={load} ground={id === null} {...(id === null ? {} : { title: t.more.help.notices })}>
      {(notices) => {
        if (id === null) return <Help notices={notices} />;
        const notice = notices.find((one) => one.id === id);
        if (!notice) return <Gone to="FFC36000" {...t.more.help.gone} />;
        return <Article title={notice.title} note={t.at(notice)} text={notice.text} />;
      }}
    </Screen>
  );
}

function Help({ notices }: { notices: readonly Notice[] }) {
  const t = messages.use();
  const { help } = t.more;
  const { navigate } = useWallet();
  return (
    <>
      <Card>
        <Section title={help.hours}>
          <KeyValue rows={help.times.map(([label = '', value = '']) => ({ label, value }))} />
        </Section>
      </Card>
      <Card>
        <Section title={help.asked}>
          <FoldedList rows={help.questions} opensFirst />
        </Section>
      </Card>
      <Card>
        <Section title={help.notices}>
          {notices.length === 0 ? (
            <EmptyState picture="none" title={help.none} />
          ) : (
            <List label={help.notices}>
              {notices.map(({ id, title, at }) => (
                <NoticeRow
                  key={id}
                  title={title}
                  at={at}
                  onClick={() => navigate.push('FFC36000', { query: { anounSerno: id } })}
                />
              ))}
            </List>
          )}
        </Section>
      </Card>
    </>
  );
}
