import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import {
  Card,
  EmptyState,
  IconTile,
  List,
  ListItem,
  Scene,
  SearchField,
  Section,
  useKeptPlace,
  VisuallyHidden,
} from '@wallet/kit/ui';
import { useState } from 'react';
import { listPosts } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { bySubject, type Subject, search } from '../model/post.ts';

const pictures = {
  start: 'whitepaper',
  pay: 'point',
  identity: 'gmid',
  life: 'forest',
  other: 'notice',
} as const satisfies Record<Subject, string>;

export function FUW10000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const posts = useLoad((signal) => listPosts(undefined, { signal }));
  const place = useKeptPlace<string>('posts', posts.state === 'ready');
  const [words, setWords] = useState(place.kept ?? '');
  place.keep(words);

  return (
    <Screen title={t.book.title} of={posts} skeleton="list" ground={posts.data?.length !== 0}>
      {(all) => {
        if (all.length === 0) return <EmptyState title={t.book.empty} description={t.book.emptyHint} />;
        const found = search(all, words);
        return (
          <>
            <Scene drawn="whitepaper" title={t.book.lead}>
              <SearchField
                field="search"
                label={t.book.search}
                placeholder={t.book.searchHint}
                maxLength={40}
                value={words}
                onChange={setWords}
              />
            </Scene>
            <VisuallyHidden>
              <p role="status">{t.book.found({ count: found.length })}</p>
            </VisuallyHidden>
            {found.length === 0 && (
              <EmptyState
                picture="none"
                title={t.book.nothingFound}
                description={t.book.nothingFoundHint}
                action={{ label: t.book.clear, action: 'clear', onClick: () => setWords('') }}
              />
            )}
            {found.length > 0 && (
              <Card>
                {bySubject(found).map(({ subject, posts: group }) => (
                  <Section key={subject} title={t.subjects[subject]}>
                    <List>
                      {group.map(({ id, picture, title, summary }) => (
                        <ListItem
                          key={id}
                          leading={<IconTile picture={picture ?? pictures[subject]} />}
                          title={<span lang="ko">{title}</span>}
                          description={<span lang="ko">{summary}</span>}
                          action="openPost"
                          onClick={() => navigate.push('FUW11000', { params: { upPstID: id } })}
                        />
                      ))}
                    </List>
                  </Section>
                ))}
              </Card>
            )}
          </>
        );
      }}
    </Screen>
  );
}
