import { expect, test } from 'vitest'
import { commonPasswords } from './common-passwords'
import { findPasswordProblemOnServer } from './password'
import { findPasswordProblem, ratePassword } from './password-rule'

const own = ['Ana María López', 'ana.lopez@example.org']

test.each([
  ['', 'PASSWORD_REQUIRED'],
  ['short12', 'PASSWORD_SHORT'],
  ['短密码', 'PASSWORD_SHORT'],
  ['a'.repeat(257), 'PASSWORD_LONG'],
  ['password', 'PASSWORD_COMMON'],
  ['PassWord123', 'PASSWORD_COMMON'],
  ['ｐａｓｓｗｏｒｄ', 'PASSWORD_COMMON'], // full-width letters are the same password
  ['contraseña', 'PASSWORD_COMMON'],
  ['woaini1314', 'PASSWORD_COMMON'],
  ['zzzzzzzzzzzz', 'PASSWORD_COMMON'],
  ['xyxyxyxyxyxy', 'PASSWORD_COMMON'],
  ['23456789', 'PASSWORD_COMMON'],
  ['zyxwvuts', 'PASSWORD_COMMON'],
  ['Ana.Lopez@example.org', 'PASSWORD_COMMON'],
  ['ana lópez 12', 'PASSWORD_COMMON'],
  ['lopez.ana1', 'PASSWORD_COMMON'],
  ['anamaría99', 'PASSWORD_COMMON'],
  ['Passw0rd!', 'PASSWORD_COMMON'], // “password” with a zero and a sign
  ['password123!', 'PASSWORD_COMMON'],
  ['¡¡p4$$word!!', 'PASSWORD_COMMON'],
  [' !qaz2wsx ', 'PASSWORD_COMMON'], // an entry of the list that contains signs
  ['pass#word', null], // signs inside a word are not removed
  ['a b c d e f', 'PASSWORD_COMMON'],
  ['ana likes rain', null],
  [' password ', 'PASSWORD_COMMON'], // spaces around a password are ignored
  ['acegikmo', null], // every second letter is no sequence
  ['ana lópez 123', 'PASSWORD_COMMON'],
  ['ana lópez 1234', null], // four characters besides the name are enough
])('findPasswordProblemOnServer of %j returns %j [password-common]', (password, problem) => {
  expect(findPasswordProblemOnServer(password, own)).toBe(problem)
})

test.each([
  'aB3$xq9!',
  'correct horse battery',
  '一二三四五六七不是密码',
  ' spaces  around ',
  'x7'.padEnd(256, 'qwe rty9'),
])('a password needs no special kinds of characters: %j [password-any-characters]', (password) =>
  expect(findPasswordProblemOnServer(password, own)).toBeNull(),
)

test.each(['zzzzzzzzzzzz', '23456789', '1 2 3 4 5', 'ana lópez 12', 'short12'])(
  'findPasswordProblem rejects the password %j without the list of common passwords',
  (password) => {
    expect(findPasswordProblem(password, own)).not.toBeNull()
  },
)

test('the list of common passwords has over 500 entries in lower case', () => {
  expect(commonPasswords.size).toBeGreaterThan(500)
  expect([...commonPasswords].filter((word) => word !== word.toLowerCase())).toEqual([])
})

test.each([
  ['password', 'weak'],
  ['ab12cd', 'weak'],
  ['kq7mz2xv', 'fair'],
  ['kq7mz2xv41tb', 'good'],
  ['slow rivers carry stones', 'strong'],
  ['aaaaabbbbbcccccddddd', 'fair'],
])('ratePassword of %j returns %s', (password, strength) => {
  expect(ratePassword(password, [], commonPasswords)).toBe(strength)
})

test.each([
  {
    password: 'anabel12',
    own: ['Ana Anabel'],
    problem: 'PASSWORD_COMMON',
    why: 'longer words of the name are removed first',
  },
  {
    password: 'li na 12',
    own: [' Li Na '],
    problem: 'PASSWORD_COMMON',
    why: 'a name of short words is removed as a whole',
  },
  { password: 'linali12', own: ['Li Na'], problem: null, why: 'two letters of a name are too common to remove' },
  { password: '--@@__..x', own, problem: null, why: 'signs are no own words' },
])('findPasswordProblem returns $problem for $password because $why', ({ password, own, problem }) => {
  expect(findPasswordProblem(password, own)).toBe(problem)
})

test('a password of sixteen characters, eight of them different, is strong', () => {
  expect(ratePassword('kq7mz2xvkq7mz2xv')).toBe('strong')
  expect(ratePassword('kq7mz2xvkq7mz2x')).toBe('good')
})
