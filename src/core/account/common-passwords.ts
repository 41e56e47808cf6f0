/** Passwords of at least eight characters that attackers try first, from public lists of leaked ones; lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword pa55word passwords mypassword
password! password01 password2 password3 password99 password11 passw0rd1 passpass passwort contrasena contraseña
contraseña1 contrasena1 contrasena123 contraseña123 micontraseña clave123 clave1234 miclave1 teamo123 teamomucho
tequiero tequiero1 mivida123 miamor123 princesa princesa1 estrella estrella1 mariposa chocolate chocolate1 futbol123
barcelona barcelona1 realmadrid realmadrid1 alejandro alejandra carolina gabriela fernando fernanda sebastian
valentina cristina roberto1 santiago guadalupe colombia colombia1 argentina argentina1 venezuela mexico123 hola1234
hola12345 holahola adelante1 secreto1 12345678 123456789 1234567890 12345678910 123456781 87654321 987654321
0987654321 01234567 0123456789 11111111 111111111 1111111111 00000000 000000000 0000000000 22222222 33333333 44444444
55555555 66666666 77777777 88888888 888888888 8888888888 99999999 999999999 12341234 123123123 12312312 11223344
1122334455 112233445566 123321123 12121212 13131313 14141414 10101010 20202020 12344321 123454321 147258369 147852369
159357456 159753456 741852963 789456123 456789123 963852741 321654987 135792468 13579246 24681012 31415926 314159265
52013140 5201314520 52052052 520520520 13145200 1314520520 woaini520 woaini521 woaini1314 woaini123 woaiwojia
woaini1314520 aini1314 wodemima wodemima1 iloveyou520 5201314a a5201314 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qwertyui
qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 1qaz2wsx 1qaz2wsx3edc 1q2w3e4r 1q2w3e4r5t
1q2w3e4r5t6y zaq12wsx zaq1zaq1 zaq1xsw2 qazwsxedc qazwsx123 qazwsxedcrfv asdfghjk asdfghjkl asdfasdf asdf1234
asdfqwer asdfzxcv zxcvbnm1 zxcvbnm123 zxcvbnma zxcvasdf qweasdzxc qweasd123 qwe123456 qweqweqwe qweqwe123 qwer1234
qwerasdf qwerasdfzxcv 1234qwer 123qweasd 123qweasdzxc 12qwaszx 1a2b3c4d a1b2c3d4 a1s2d3f4 abcd1234 abc12345 abc123456
abcd12345 abcdefgh abcdefghi abcdefghij abcdabcd abc123abc abcabc123 aaaaaaaa aaaaaaaaa aa123456 aa12345678 a1234567
a12345678 a123456789 a1234567890 q1234567 q123456789 z1234567 w1234567 123456aa 123456ab 123456abc 12345678a 123456789a
123456789q 1234567a 12345abc 1234abcd 123abc123 abc123456789 asd123456 asd12345 zxc123456 zxc12345 qq123456 qq123456789
ww123456 wang1234 wang123456 zhang123 zhang123456 li123456 lili1234 chen1234 liu12345 xiaoming xiaoxiao woshishui
iloveyou iloveyou1 iloveyou2 iloveyou12 iloveyou123 iloveyou! iloveyoy ilovegod ilovehim ilovejesus loveyou1 lovelove
loveme123 lovers123 forever1 forever21 sunshine sunshine1 sunshine123 princess princess1 princess12 princess123
superman superman1 superman123 batman123 spiderman spiderman1 starwars starwars1 pokemon1 pokemon123 football
football1 football12 football123 baseball baseball1 baseball123 basketball basketball1 softball volleyball swimming
softball1 soccer12 soccer123 liverpool liverpool1 chelsea1 chelsea123 arsenal1 arsenal123 manchester juventus1
letmein1 letmein123 letmein! welcome1 welcome12 welcome123 welcome1! welcome01 changeme changeme1 changeme123
trustno1 whatever whatever1 computer computer1 internet internet1 samsung1 samsung123 microsoft windows10 google123
facebook facebook1 master123 mastermind admin123 admin1234 admin12345 admin123456 administrator adminadmin root1234
rootroot toor1234 test1234 test12345 test123456 testtest testing1 testing123 guest123 user1234 demo1234 default1
temp1234 temppass system123 server123 oracle123 mysql123 login123 access14 access123 security1 secret123 secret12
topsecret killer123 monkey12 monkey123 dragon12 dragon123 tigger12 tigger123 charlie1 charlie123 buster12 jordan23
jordan123 michael1 michael123 michelle michelle1 jennifer jennifer1 jessica1 jessica123 nicole12 nicole123 daniel12
daniel123 andrew12 andrew123 joshua12 joshua123 matthew1 anthony1 ashley12 ashley123 amanda12 samantha samantha1
elizabeth elizabeth1 victoria victoria1 benjamin benjamin1 jonathan jonathan1 nicholas nicholas1 alexander alexander1
alexandra alexandra1 christian christian1 christopher brittany stephanie thomas123 robert12 william1 charles1 hunter12
hunter123 summer12 summer123 winter12 spring12 monday12 friday13 december september november1 flower12 flower123
butterfly butterfly1 rainbow1 rainbow123 angel123 angels12 babygirl babygirl1 babyblue sweetheart sweetie1 honey123
cookie12 cookie123 peanut12 pepper12 ginger12 cheese12 banana12 purple12 purple123 orange12 yellow12 midnight midnight1
blink182 metallica metallica1 slipknot slipknot1 eminem123 marlboro marlboro1 corvette mercedes mercedes1 ferrari1
porsche1 mustang1 yamaha12 kawasaki harley12 scooter1 phoenix1 diamond1 diamond123 freedom1 freedom123 america1
america123 liberty1 patriot1 maverick thunder1 warcraft minecraft minecraft1 fortnite fortnite1 pokemon12 naruto12
naruto123 sasuke12 dragonball dragonball1 playstation nintendo gamecube assassin creative creative1 blessed1 jesus123
jesuschrist godisgood godislove hallelujah 1password 1passw0rd 123password 123456password qwerty!@# 1qaz@wsx 1qaz!qaz
!qaz2wsx !qaz1qaz p@$$w0rd p@ssw0rd1 p@ssw0rd123 pa$$w0rd pa$$word admin@123 admin!@# test@123 welcome@123 qwerty@123
abc@1234 abcd@1234 pass@123 pass@1234 password@1 password@123 india123 india@123 krishna1 ganesh123 sairam123 bismillah
marseille azerty123 azertyuiop motdepasse doudou123 loulou123 soleil123 bonjour1 chouchou hallo123 schatz123 passwort1
ficken123 samsung12 nokia123 blackberry motorola qwertz123 qwertzuiop mindglass mindglass1 mindglass123 xinjing123
`
    .trim()
    .split(/\s+/),
)
