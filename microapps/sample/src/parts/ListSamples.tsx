import {
  Article,
  Badge,
  BankMark,
  Button,
  FoldedList,
  List,
  ListItem,
  NoticeRow,
  PersonMark,
  QuestionList,
  ReorderList,
  TabLinks,
  toast,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import { Sample } from './Sample.tsx';

const banks = ['004', '088', '090'] as const;
const pages = ['inbox', 'notices', 'events'] as const;

/** Rows that are put in order, acted on, marked and searched. */
export function ListSamples() {
  const { lists: t } = messages.use().gallery;
  const [order, setOrder] = useState<readonly string[]>(Object.keys(t.cards));
  const [page, setPage] = useState<(typeof pages)[number]>('inbox');
  const nameOf = (id: string) => t.cards[id] ?? id;
  function change(next: readonly string[]) {
    setOrder(next);
    toast(t.changed, { label: t.undo, onClick: () => setOrder(order) });
  }
  return (
    <>
      <Sample title={t.reorder} of={['ReorderList', 'toast']}>
        <ReorderList
          label={t.reorder}
          items={order}
          keyOf={(id) => id}
          nameOf={nameOf}
          onOrder={change}
          headOf={(_, place) => place % 2 === 0 && <strong>{place / 2 + 1}</strong>}
        >
          {(id) => <strong style={{ flex: 1 }}>{nameOf(id)}</strong>}
        </ReorderList>
      </Sample>
      <Sample title={t.tabs} of={['TabLinks']}>
        <TabLinks
          label={t.tabs}
          tabs={pages.map((value) => ({ value, label: t.pages[value], href: '#lists' }))}
          current={page}
          onGo={setPage}
        />
      </Sample>
      <Sample title={t.banks} of={['BankMark', 'ListItem']}>
        <List label={t.banks}>
          {banks.map((code) => (
            <ListItem
              key={code}
              leading={<BankMark code={code} name={t.bankNames[code]} />}
              title={t.bankNames[code]}
              description="123-**-***456"
              act={
                <Button size="small" variant="secondary" onClick={() => toast(t.changed)}>
                  {t.rename}
                </Button>
              }
            />
          ))}
        </List>
      </Sample>
      <Sample title={t.people} of={['PersonMark']}>
        <List label={t.people}>
          {t.persons.map((name) => (
            <ListItem key={name} leading={<PersonMark name={name} />} title={name} />
          ))}
        </List>
      </Sample>
      <Sample title={t.article} of={['Article', 'NoticeRow']}>
        <List label={t.article}>
          <NoticeRow
            title={t.articleTitle}
            kind={t.state}
            at="20261121"
            isImportant
            onClick={() => toast(t.changed)}
          />
        </List>
        <Article
          badges={<Badge tone="accent">{t.state}</Badge>}
          title={t.articleTitle}
          note="2026.11.21"
          text={t.articleText}
        />
      </Sample>
      <Sample title={t.questions} of={['QuestionList', 'FoldedList']}>
        <QuestionList groups={t.questionGroups} />
        <FoldedList rows={t.folded} opensFirst />
      </Sample>
    </>
  );
}
