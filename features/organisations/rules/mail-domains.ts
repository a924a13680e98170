// Which domains say something about a company: not those where anybody gets an address.

/** Of mail services for everybody, in Korea and elsewhere, and of those that give addresses away for an hour. */
const anybodys: ReadonlySet<string> = new Set(
  `naver.com hanmail.net daum.net kakao.com nate.com korea.com hanmir.com dreamwiz.com empal.com lycos.co.kr paran.com chol.com freechal.com
  gmail.com googlemail.com outlook.com hotmail.com live.com msn.com outlook.kr hotmail.co.kr live.co.kr hotmail.co.uk hotmail.fr outlook.de
  yahoo.com yahoo.co.kr yahoo.co.jp yahoo.co.uk yahoo.fr yahoo.de ymail.com rocketmail.com aol.com icloud.com me.com mac.com
  proton.me protonmail.com pm.me tutanota.com tuta.io tutamail.com fastmail.com fastmail.fm hey.com zoho.com zohomail.com mail.com email.com
  gmx.com gmx.net gmx.de gmx.at gmx.ch web.de t-online.de freenet.de posteo.de mailbox.org orange.fr wanadoo.fr free.fr laposte.net sfr.fr
  libero.it virgilio.it alice.it tin.it yandex.ru yandex.com mail.ru bk.ru list.ru inbox.ru rambler.ru qq.com foxmail.com 163.com 126.com
  yeah.net sina.com sohu.com aliyun.com 139.com 189.cn docomo.ne.jp ezweb.ne.jp softbank.ne.jp i.softbank.jp nifty.com biglobe.ne.jp
  comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net btinternet.com sky.com virginmedia.com rediffmail.com
  uol.com.br bol.com.br terra.com.br seznam.cz wp.pl o2.pl interia.pl abv.bg ukr.net mailinator.com guerrillamail.com 10minutemail.com
  yopmail.com temp-mail.org trashmail.com sharklasers.com getnada.com dispostable.com maildrop.cc duck.com simplelogin.com mozmail.com`
    .split(/\s+/)
    .filter(Boolean),
);

/** The domain of an address, where it is a company's; null where anybody could have it. */
export function companyDomain(email: string | null | undefined): string | null {
  const domain = email?.slice(email.lastIndexOf("@") + 1).toLowerCase() ?? "";
  return domain.includes(".") && !anybodys.has(domain) ? domain : null;
}
