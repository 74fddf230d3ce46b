import { Form, Screen, useQuery, useWallet } from '@wallet/kit/app';
import {
  Badge,
  Button,
  Chips,
  Cover,
  EmptyState,
  IconButton,
  List,
  ListItem,
  PagedList,
  SearchField,
  Section,
  useForm,
} from '@wallet/kit/ui';
import { findBooks } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { recentWords } from '../state/library.ts';

export function FBK41000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const query = useQuery();
  const words = query.get('words') ?? '';
  const isIn = query.get('in') === 'Y';
  const form = useForm({ initial: { words }, rules: {} });
  const find = (text: string, only = isIn) => {
    form.set('words', text);
    recentWords.note(text);
    navigate.replace('FBK41000', { query: { words: text.trim(), ...(only && { in: 'Y' }) } });
  };
  return (
    <Screen>
      <Form form={form} run={({ words: text }) => find(text)}>
        <SearchField
          {...form.field('words')}
          label={t.search.label}
          placeholder={t.search.hint}
          maxLength={50}
          find={t.search.find}
        />
      </Form>
      {words === '' ? (
        <Recent onFind={find} />
      ) : (
        <>
          <Chips
            multiple
            legend={t.search.filter}
            options={[{ value: 'in', label: t.search.isIn }]}
            value={isIn ? ['in'] : []}
            onChange={(chosen) => find(words, chosen.length > 0)}
          />
          <PagedList
            key={`${words} ${isIn}`}
            label={t.search.results}
            load={(page, signal) => findBooks({ words, isIn, page }, { signal })}
            keyOf={({ id }) => id}
            empty={{ title: t.search.none, description: t.search.noneHint }}
          >
            {(one) => (
              <ListItem
                key={one.id}
                action="openBook"
                leading={<Cover of={one.title} shape="book" />}
                title={one.title}
                description={[one.author, one.year, one.at].filter(Boolean).join(' · ')}
                badge={one.isMine ? <Badge tone="accent">{t.search.mine}</Badge> : undefined}
                trailing={one.in > 0 ? t.search.in({ count: one.in }) : t.search.out}
                onClick={() => navigate.push('FBK51000', { query: { bookId: one.id } })}
              />
            )}
          </PagedList>
        </>
      )}
    </Screen>
  );
}

/** What was searched for last, newest first; one can be taken out, or all. */
function Recent({ onFind }: { onFind: (words: string) => void }) {
  const t = messages.use().search;
  const words = recentWords.value.value;
  if (words.length === 0) return <EmptyState picture="none" title={t.first} description={t.firstHint} />;
  return (
    <Section
      title={t.recent}
      action={
        <Button variant="text" size="small" action="forgetAll" onClick={() => recentWords.forget()}>
          {t.forgetAll}
        </Button>
      }
    >
      <List label={t.recent}>
        {words.map((word) => (
          <ListItem
            key={word}
            action="recent"
            title={word}
            onClick={() => onFind(word)}
            act={
              <IconButton
                icon="close"
                action="forget"
                label={t.forget({ word })}
                onClick={() => recentWords.forget(word)}
              />
            }
          />
        ))}
      </List>
    </Section>
  );
}
