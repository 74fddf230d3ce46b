export const messages = {
  title: '로그인',
  lead: '휴대폰 번호로 로그인해 주세요',
  text: '월렛에 등록한 휴대폰 번호와 비밀번호를 입력해 주세요.',
  phone: '휴대폰 번호',
  phoneHint: '숫자만 입력하시면 됩니다.',
  password: '비밀번호',
  submit: '로그인',
};
