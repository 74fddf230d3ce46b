import { html, raw } from 'hono/html';

/** What its pages are drawn with; its hash stands in their content security policy. */
export const gatewayStyle = `
  :root { color-scheme: light dark; }
  body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText; }
  main { max-width: 420px; margin: 0 auto; padding: 24px 16px; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 8px 16px; margin: 24px 0; }
  dd { margin: 0; text-align: right; }
  form { display: grid; gap: 12px; }
  button { min-height: 48px; font: inherit; border-radius: 12px; border: 1px solid; background: Canvas; color: CanvasText; }
  button[data-action='pay'] { background: #1b4d3e; border-color: #1b4d3e; color: #fff; font-weight: 600; }
`;

function frame(title: string, body: unknown) {
  return html`<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <title>${title}</title>
    <style>${raw(gatewayStyle)}</style>
  </head>
  <body data-screen="PG_PAY"><main><h1>${title}</h1>${body}</main></body>
</html>`;
}

/** What the customer pays, and the three ways out. */
export function gatewayPage({ token, product, amount }: { token: string; product: string; amount: number }) {
  return frame(
    '모의 결제창',
    html`<p>시험용 결제창이에요. 실제 결제는 일어나지 않아요.</p>
      <dl>
        <dt>상품</dt><dd>${product}</dd>
        <dt>결제 금액</dt><dd>${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}원</dd>
      </dl>
      <form method="post" action="/_mocks/pg/settle">
        <input type="hidden" name="token" value="${token}" />
        <button name="act" value="pay" data-action="pay">결제하기</button>
        <button name="act" value="refuse" data-action="refuse">거절 시험</button>
        <button name="act" value="close" data-action="close">취소</button>
      </form>`,
  );
}

/** The hold has ended, or a newer page of the gateway took this one's place. */
export function gatewayClosedPage() {
  return frame(
    '결제할 수 없어요',
    html`<p>이미 끝났거나 결제 시간이 지났어요.</p>
      <p><a href="/">홈으로 이동</a></p>`,
  );
}
