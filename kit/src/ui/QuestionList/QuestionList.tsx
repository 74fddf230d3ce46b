import { useId, useState } from 'react';
import { dense } from '../../format/index.ts';
import { kitMessages } from '../../messages/index.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { FoldedList } from '../FoldedList/FoldedList.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Section } from '../Section/Section.tsx';
import styles from './QuestionList.module.css';

interface Question {
  question: string;
  answer: string;
}

interface QuestionListProps {
  groups: readonly { title: string; questions: readonly Question[] }[];
}

/** Each word stands somewhere in the question or its answer, whatever the spaces. */
function fits({ question, answer }: Question, typed: string): boolean {
  const text = dense(question + answer);
  return typed
    .split(/\s+/)
    .filter((word) => word !== '')
    .every((word) => text.includes(dense(word)));
}

/** What customers ask, by topic, each answer folded under its question; found by any word of either. */
export function QuestionList({ groups }: QuestionListProps) {
  const { questions: t } = kitMessages.use();
  const [typed, setTyped] = useState('');
  const id = useId();
  const isSearching = typed.trim() !== '';
  const found = groups
    .map((group) => ({ ...group, questions: group.questions.filter((each) => fits(each, typed)) }))
    .filter(({ questions }) => questions.length > 0);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <>
      <SearchField
        field="question"
        label={t.search}
        placeholder={t.search}
        value={typed}
        onChange={setTyped}
        maxLength={40}
        controls={id}
      />
      <p role="status" className={styles.count}>
        {isSearching && count > 0 && t.found({ count })}
      </p>
      <div id={id}>
        {count === 0 && <EmptyState picture="none" title={t.none} description={t.noneHint} />}
        {found.map(({ title, questions }) => (
          <Section key={title} title={title}>
            <FoldedList rows={questions.map(({ question, answer }) => ({ title: question, text: answer }))} />
          </Section>
        ))}
      </div>
    </>
  );
}
