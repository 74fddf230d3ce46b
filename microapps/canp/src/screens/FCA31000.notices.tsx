import { Gone, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { todaySeoul } from '@wallet/kit/format';
import {
  Article,
  ErrorState,
  KeyValue,
  List,
  NoticeRow,
  QuestionList,
  Segmented,
  Skeleton,
  Tabs,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { listNotices, readTariff } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { MemberScreen } from '../parts/MemberScreen.tsx';

const tabs = ['notice', 'guide', 'question', 'prices'] as const;
type Tab = (typeof tabs)[number];

/** Notices, the guide, questions, and the prices of a year as a table; with `anounSerno` one of them. */
export function FCA31000() {
  const { notices: t, spoken } = messages.use();
  const { navigate } = useWallet();
  const opened = useQuery().get('anounSerno');
  const [tab, setTab] = useState<Tab>('notice');
  const load = useLoad(listNotices);
  return (
    <MemberScreen of={load}>
      {(all) => {
        if (opened !== null) {
          const one = all.find(({ id }) => id === opened);
          if (!one) return <Gone to="FCA31000" {...t.gone} />;
          return <Article title={one.title} note={one.day ? spoken({ day: one.day }) : ''} text={one.text} />;
        }
        const shown = all.filter(({ kind }) => kind === tab);
        return (
          <Tabs
            label={t.list}
            tabs={tabs.map((value) => ({ value, label: t.tabs[value] }))}
            value={tab}
            onChange={setTab}
          >
            {tab === 'prices' && <Prices />}
            {tab === 'question' && (
              <QuestionList
                groups={[
                  {
                    title: t.tabs.question,
                    questions: shown.map(({ title, text }) => ({ question: title, answer: text })),
                  },
                ]}
              />
            )}
            {(tab === 'notice' || tab === 'guide') && (
              <List label={t.tabs[tab]}>
                {shown.map(({ id, title, day }) => (
                  <NoticeRow
                    key={id}
                    title={title}
                    at={day}
                    onClick={() => navigate.push('FCA31000', { query: { anounSerno: id } })}
                  />
                ))}
              </List>
            )}
          </Tabs>
        );
      }}
    </MemberScreen>
  );
}

function Prices() {
  const t = messages.use();
  const now = Number(todaySeoul().slice(0, 4));
  const [year, setYear] = useState(String(now));
  const load = useLoad(readTariff, year);
  return (
    <>
      <Segmented
        legend={t.notices.years}
        options={[now - 1, now].map((each) => ({
          value: String(each),
          label: t.notices.year({ year: String(each) }),
        }))}
        value={year}
        onChange={setYear}
      />
      {load.error && <ErrorState messageId={load.error.messageId} onRetry={load.reload} />}
      {load.state === 'loading' && !load.data && <Skeleton />}
      {load.data && (
        <KeyValue
          rows={[
            ...load.data.activities.map(({ name, unit, price }) => ({
              label: name,
              value: t.activities.price({ unit, amount: price }),
            })),
            { label: t.notices.limit, value: t.points({ amount: load.data.limit }), isStrong: true },
          ]}
        />
      )}
    </>
  );
}
