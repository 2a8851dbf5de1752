import { texts, type Text } from './text.ts'
import type { Question } from '../wire.ts'

export const surveyTitles = texts(`
다음 항해를 위한 루미즈 설문
Survey for our Lumis: the next voyage
次の航海に向けたルミーズアンケート

꾸미기 아이템 선호도 조사
Which decorations do you like?
デコレーションの好みに関するアンケート

배경 음악 만족도 조사
How do you like our music?
BGM満足度アンケート

클럽 대항전 개선 설문
Making club matches better
クラブ対抗戦の改善アンケート

다음 기념일에 바라는 것
Your wishes for our next anniversary
次の記念日に期待すること

새 정령의 이름 짓기
Name the new spirit
新しい精霊の名前を考えよう

2주년 앙코르 준비 설문
Preparing for the second anniversary encore
2周年アンコール準備アンケート

사이트 이용 만족도 조사
How do you like this site?
サイトの使いやすさアンケート

등불 축제 후기 설문
Looking back at the Lantern Festival
ランタンフェスティバル感想アンケート

고객센터 만족도 조사
How did our support team do?
サポート満足度アンケート

초보자 안내 개선 설문
Helping newcomers
初心者ガイド改善アンケート

산호 정원 난이도 조사
How hard is Coral Garden?
珊瑚の庭の難易度アンケート`)

export const surveyIntro: Text = {
  ko: '<p>답변은 <strong>한 번만</strong> 제출하실 수 있으며, 제출한 뒤에는 바꾸실 수 없습니다.</p>',
  en: "<p>You can answer <strong>only once</strong>, and you can't change your answers afterwards.</p>",
  ja: '<p>回答を送信できるのは<strong>1回のみ</strong>です。送信後は変更できません。</p>',
}

interface QuestionPlan {
  kind: Question['kind']
  required: boolean
  max?: number
  /** The question, then its options. */
  words: Text[]
}

/** One question of each kind, and more; those of a survey are taken from the first on. */
export const questionPlans: QuestionPlan[] = [
  {
    kind: 'single',
    required: true,
    words: texts(`
일주일에 며칠 정도 섬에 들르시나요?
How many days a week do you visit the island?
島には週に何日くらい訪れますか？

매일
Every day
毎日

3~6일
3–6 days
3〜6日

1~2일
1–2 days
1〜2日

가끔
Now and then
ときどき`),
  },
  {
    kind: 'multiple',
    required: true,
    max: 2,
    words: texts(`
가장 즐겨 하는 콘텐츠를 두 가지까지 골라 주세요.
Choose up to two things you enjoy the most.
特に楽しんでいるものを2つまで選んでください。

퍼즐 스테이지
Puzzle stages
パズルステージ

섬 꾸미기
Decorating the island
島のデコレーション

클럽 활동
Club life
クラブでの交流

이야기와 편지
Stories and letters
物語と手紙

음악
The music
音楽`),
  },
  {
    kind: 'text',
    required: false,
    words: texts(`
개발팀에 하고 싶은 말씀을 자유롭게 적어 주세요.
Is there anything you'd like to tell the developers?
開発チームへのメッセージを自由にお書きください。`),
  },
  {
    kind: 'multiple',
    required: false,
    words: texts(`
어떤 소식을 더 자주 보고 싶으신가요?
What would you like to read about more often?
どんなお知らせをもっと見たいですか？

개발 이야기
Developer stories
開発のお話

팬아트 소개
Fan art
ファンアート紹介

공략
Guides
攻略`),
  },
  {
    kind: 'text',
    required: true,
    words: texts(`
가장 기억에 남는 스테이지와 그 이유를 알려 주세요.
Which stage was the most memorable, and why?
いちばん印象に残っているステージと、その理由を教えてください。`),
  },
]
