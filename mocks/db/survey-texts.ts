import { texts, type Text } from './text.ts'
import type { Question } from '../wire.ts'

export const surveyTitles = texts(`
다음 항해를 위한 루미즈 설문
Lumis survey for the next voyage
次の航海のためのルミーズアンケート

꾸미기 아이템 선호도 조사
Which decorations do you like?
デコレーションの好み調査

배경 음악 만족도 조사
How do you like our music?
BGM満足度アンケート

클럽 대항전 개선 설문
Making club matches better
クラブ対抗戦の改善アンケート

3주년에 바라는 것
Wishes for the third anniversary
3周年に望むこと

새 정령의 이름 짓기
Name the new spirit
新しい精霊の名前を考えよう

2주년 준비 설문
Preparing the second anniversary
2周年準備アンケート

사이트 이용 만족도 조사
How do you like this site?
サイトの使いやすさ調査

등불 축제 후기 설문
Looking back at the Lantern Festival
ランタンフェスティバル感想アンケート

고객센터 만족도 조사
How was our support?
サポート満足度アンケート

초보 안내 개선 설문
Helping newcomers
初心者ガイド改善アンケート

산호 정원 난이도 조사
How hard is Coral Garden?
珊瑚の庭の難易度調査`)

export const surveyIntro: Text = {
  ko: '<p>답변은 <strong>한 번만</strong> 등록하실 수 있으며 이후에는 바꾸실 수 없습니다.</p>',
  en: '<p>Your answer is saved <strong>once</strong> and cannot be changed afterwards.</p>',
  ja: '<p>回答は<strong>一度だけ</strong>保存され、その後は変更できません。</p>',
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
On how many days a week do you visit the island?
島には週に何日くらい訪れますか？

매일
Every day
毎日

3~6일
3 to 6 days
3〜6日

1~2일
1 or 2 days
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
가장 즐기는 것을 두 가지까지 골라 주세요.
Choose up to two things you enjoy most.
いちばん楽しんでいるものを2つまで選んでください。

퍼즐 스테이지
Puzzle stages
パズルステージ

섬 꾸미기
Decorating the island
島のデコレーション

클럽 활동
Club life
クラブ活動

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
Is there anything you would like to tell the developers?
開発チームへのメッセージを自由にお書きください。`),
  },
  {
    kind: 'multiple',
    required: false,
    words: texts(`
어떤 소식을 더 자주 보고 싶으신가요?
What would you like to read more often?
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
Which stage do you remember best, and why?
いちばん思い出に残っているステージと、その理由を教えてください。`),
  },
]
