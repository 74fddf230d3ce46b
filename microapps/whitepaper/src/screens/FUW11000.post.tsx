import { Gone, Screen, useFollowLink, useLoad, useParams, useWallet } from '@wallet/kit/app';
import { dayText } from '@wallet/kit/format';
import { locale } from '@wallet/kit/messages';
import {
  Article,
  Badge,
  BottomBar,
  Button,
  EmptyState,
  Lead,
  List,
  ListItem,
  SafeHtml,
  Section,
} from '@wallet/kit/ui';
import { useRef } from 'react';
import { listPosts, readPost } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { type Post, postAfter } from '../model/post.ts';

export function FUW11000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const { upPstID = '' } = useParams();
  const post = useLoad((signal) => readPost(upPstID, { signal }), [upPstID]);
  // The way on is not worth an error page: without the list there is only the way back.
  const next = postAfter(useLoad((signal) => listPosts(undefined, { signal })).data ?? [], upPstID);
  const footer = post.data && (
    <BottomBar>
      <Button variant="secondary" action="list" onClick={() => navigate.replace('FUW10000')}>
        {t.post.all}
      </Button>
      {next && (
        <Button
          action="nextPost"
          label={`${t.post.next}: ${next.title}`}
          onClick={() => navigate.replace('FUW11000', { params: { upPstID: next.id } })}
        >
          {t.post.next}
        </Button>
      )}
    </BottomBar>
  );

  return (
    <Screen title={t.post.title} of={post} footer={footer}>
      {(shown) => (shown === null ? <Gone {...t.nothing.post} to="FUW10000" /> : <Chapters post={shown} />)}
    </Screen>
  );
}

function Chapters({ post: { subject, title, summary, at, chapters } }: { post: Post }) {
  const t = messages.use();
  const follow = useFollowLink();
  const parts = useRef(new Map<string, HTMLElement>());

  function show(id: string) {
    const part = parts.current.get(id);
    part?.scrollIntoView();
    part?.focus({ preventScroll: true });
  }

  return (
    <Article
      badges={<Badge>{t.subjects[subject]}</Badge>}
      title={title}
      note={t.post.updated({ date: dayText(at, locale.value) })}
    >
      <div lang="ko">
        <Lead>{summary}</Lead>
      </div>
      {chapters.length === 0 && <EmptyState title={t.post.noChapters} />}
      {chapters.length > 1 && (
        <Section title={t.post.contents}>
          <List>
            {chapters.map((chapter, place) => (
              <ListItem
                key={chapter.id}
                title={<span lang="ko">{t.post.chapter({ number: place + 1, title: chapter.title })}</span>}
                action="openChapter"
                onClick={() => show(chapter.id)}
              />
            ))}
          </List>
        </Section>
      )}
      <div lang="ko">
        {chapters.map((chapter, place) => (
          <div
            key={chapter.id}
            tabIndex={-1}
            ref={(part) => {
              if (part) parts.current.set(chapter.id, part);
            }}
          >
            <Section title={t.post.chapter({ number: place + 1, title: chapter.title })}>
              <SafeHtml html={chapter.html} onLink={(href) => void follow.run(href)} />
            </Section>
          </div>
        ))}
      </div>
    </Article>
  );
}
