/** What the service answers where there is nothing of that id. */
export const notFoundAnswer = {
  status: 200,
  code: 'NOTI_NOT_FOUND',
  message: '찾으시는 내용이 없어요.',
  payload: null,
};
