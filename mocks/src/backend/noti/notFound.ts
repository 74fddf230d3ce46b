import { AnswerError } from '../room.ts';

/** Nothing of that id, or nothing for whoever asks: an ordinary answer, with a code of its own. */
export function notFound(): AnswerError {
  return new AnswerError('NOTI_NOT_FOUND', '찾으시는 내용이 없어요.');
}
