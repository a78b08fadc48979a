import { manualAddress } from "#content/manuals/manuals.ts";

/** What somebody types, and what must come of it. */
export type Phrasing = {
  readonly query: string;
  /** The page that it is asked on. */
  readonly path: string;
  /** Addresses: one of them is among the chat's first two links, and among the search's first three results. */
  readonly leads: readonly string[];
  /** What the chat's answer says, and what it never says. */
  readonly says?: RegExp;
  readonly never?: RegExp;
};

const short: Readonly<Record<string, string>> = {
  no: "/troubleshooter/no-sound",
  pop: "/troubleshooter/no-pop-up",
  old: "/troubleshooter/old-place",
  fails: "/troubleshooter/reset-fails",
  former: "/troubleshooter/former-owner",
};

/** C, T, G and K are the manuals of InCard Finder, Tagigo, Tagigo G and Carbon Finder. */
function addressOf(written: string): string {
  const [, product, hash = ""] = /^([CTK])#(.+)$/.exec(written) ?? [];
  if (product === "C") return manualAddress("incard-finder", hash);
  if (product === "T") return manualAddress("tagigo", hash);
  if (product === "K") return manualAddress("carbon-finder", hash);
  return short[written] ?? written;
}

/**
 * A block a matter: addresses, then after `=` what is said, after `!` what never is. Below it what people type, with the
 * page that they are on in front where that matters.
 */
const table = `
C#battery = sealed ! Lay it flat|any Qi|coin cell that you change
  how do I charge the incard finder | does my incard finder need charging | incard finder charger | where do i plug in my incard
  how offen do i recharge incard finder | (/products/incard-finder) how do i charge it | (/products/incard-finder) does it need charging
T#battery-tagigo = CR2032 ! Lay it flat|sealed in|Qi pad for
  how do i charge tagigo | what battery does the tagigo take | tagigo batery type | which battery for my tagigo
  how to replace batery in tagigo | my tagigo needs a new battery how do i open it | (/products/tagigo) how do i change the battery
  (/products/tagigo) what battery does it take | is tagigo rechargable | do i need to charge the tagigo
K#wireless-charging = Qi ! sealed|CR2032
  how do i charge the carbon finder | carbon finder chargeing time | what charger for carbon finder | (/products/carbon-finder) how do i charge it
  how long does carbon finder last on a charge | how long does one charge last on carbon
K#wireless-charging = finger|charge ! sealed|CR2032
  carbon finder wont charge | carbon card not charging on my pad
C#battery = sealed ! Lay it flat|fingernail
  can i change the battery in the incard finder | how do i replace the battery of my incard | (/products/incard-finder) is the battery replaceable
  can i swap the battery in my incard finder
/warranty-policy#warranty-process = far too early|dies far too early ! Lay it flat
  battery dead after three weeks | my tagigo died after 2 weeks | incard finder battery only lasted a month | tag is dead already and i just bought it
  battery dead after 3 weeks tagigo
T#setup-android-tagigo = Find Hub ! iOS|Add Other Item
  how do i conect tagigo to my samsung | pair tagigo with android | tagigo setup on pixel
T#setup-ios-tagigo = Find My ! Find Hub app
  how do i pair tagigo with iphone | add my tagigo to find my | tagigo setup iphone
/products/tagigo-g = Google Find Hub only|Android phone ! Open Find My, tap
  can tagigo g work with my iphone | tagigo g on iphone | how do i pair tagigo g with iphone | does tagigo g work with iphone
K#setup-ios = Find My
  conect carbon finder to iphone | set up carbon finder on my iphone
C#setup-android pop = Unlock
  it wont conect | phone doesnt find the tracker | no pop up on my galaxy | cant add it to my phone
  keeps saying searching and nothing shows up
T#factory-reset-tagigo = press the button twice ! hold its button for the full
  how do i reset tagigo | factory reset my tagigo
K#factory-reset = 10 seconds ! twice, hold
  how do i reset carbon finder | carbon finder factory rest | (/products/carbon-finder) how do i reset it
fails = double-click|full 10
  reset doesnt work | i tried reseting it and no beeps
/found no = own tracker
  it keeps beeping | tracker keeps beeping by itself | why is it beeping at night | random beeping in the house
  something keeps chirping | (/products/tagigo) why does my tagigo chirp
no T#battery-tagigo = away from its owner
  my tagigo keeps beeping | my own tracker keeps beeping
/support/disable /support/disable#who-can-help /found = 911
  theres a tracker in my bag that isnt mine | found a white card under my seat | somebody put a tracker on my car
  my phone says a tracker is following me | iphone alert unknown accessory detected near you | i think im being followed with one of these
  tracker moving with me what do i do | a stranger put this in my purse | found tracker in my daughters backpack
  something is beeping in my car and its not mine | my phone says a tracker is moving with me
/support/disable#who-can-help /found = 911 ! buy|Price
  my ex is tracking me with this | im scared he will find me | my husband hits me and put one in my car | he knows where i live | help me please
  i am afraid of my ex boyfriend | i think my ex is tracking me
/support/disable = may ! twice, hold the second press
  will he know if i turn it off | will they see that i removed it
/support/disable = hold the second press
  turn it off for good | how do i shut this thing off | how do i disable it
  how do i kill this thing for good
/found = lost
  found keys with your tag on the street | i found someones wallet with a card in it
  found a white square tag on the street | someone left an incard in my cab
/blog/4 = No
  can i track my girlfriend without her knowing
T#battery-tagigo = emergency room
  my kid swallowed the battery | toddler ate the coin cell | dog ate the battery | my baby swalowed a coin battery help
/warranty-policy = burn
  card is swollen | tag gets very hot
no = Walk around
  tag wont ring | my card is silent | no sound when i press play | the button does nothing | i cant hear it | card stopped working
no = Qi pad ! CR2032|sealed
  carbon finder is dead | carbon finder stopped working after 2 months
no = CR2032 ! Qi|sealed
  tagigo doesnt ring anymore | my tagigo is dead
no = sealed|write to us ! change Tagigo|Qi
  incard finder makes no sound | my incard is not responding
old = Probably nothing
  location not updating | map shows my old adress | last seen 3 days ago | stuck at the same place since monday | location is wrong
  location is from yesterday
C#locate /blog/10 = Play Sound|Lost Mode
  where is my wallet | how do i find my keys | make it ring | i lost my wallet | someone stole my bag | how to turn on lost mode
/hand-over = Remove it
  how do i give it to my sister | selling my tracker | transfer to a new owner | gift for my dad already set up
  giving my old carbon to my brother
C#re-pair /hand-over = still on your account ! with the tracker beside
  I sold my keys with the tag | i sold my car with the tracker still in it | forgot to remove the tag before i sold my bag
  sold my keys with the tag on, still on my account
former = Only the account
  bought it used and it says linked to another account | ebay tracker locked to previous owner
  got one second hand and it says already paired
C#re-pair /blog/8 = same Apple ID|same account
  got a new phone do i have to pair again | how do i unpair it | move it to my new iphone
/blog/7 /blog/8 = share
  can my wife see it too | share with family | my husband and me both want to see it | use it on two phones
  share my tracker with my husband | can two phones use one tag
/blog/7 = one network at a time
  iphone and android at the same time
C#re-pair /blog/8 = set it up in the app
  switching from samsung to iphone | i moved to android what do i do with my incard
/compatibility = iOS|Android
  does it work with iphone 8 | works on galaxy s9 | is my phone compatable | i have a motorola will it work
  i hav an iphone 8 ios 14 is that ok
/compatibility = Google Play|neither
  does it work with huawei | i have a nokia flip phone | huawei phone without google
/compatibility = no InCard app
  which app do i need | is there an app for it
/blog/5 = needs none
  does it need wifi | do i need a sim card for it | does it work without internet
C#locate old = no GPS
  is it real time gps | does it have gps
/products/incard-finder = None
  is there a monthly fee | do i have to pay a subscribtion
/compatibility = no figure
  does it drain my phones battery | will it eat my iphone battery | does bluetooth tracker use up my phone battery
  does find my drain my phone battery
/products/tagigo# = collar ! waterproof
  dog collar | can i put it on my cat | good for my dog | can it go on a dog collar
/blog/1 = 170|Bluetooth reaches
  how far does it reach | whats the range | how many feet does it work | how far away can i find it
/blog/1 = 120 ! InCard Finder within
  range of carbon finder | (/products/carbon-finder) how far does it reach
/products/tagigo /product-comparison = isn't waterproof ! IP68
  is tagigo waterproof | can my tagigo get wet | (/products/tagigo) is it waterproof | is tagigo ok in the rain
/products/carbon-finder = IP67 ! IP68
  is carbon finder waterproof
T#battery-tagigo no /product-comparison = dry ! IP68
  my tagigo went through the wash | tagigo fell in the toilet | tagigo went thru the washing machine
/product-comparison no = dry
  tag was in the washing machine | washed my wallet with the card in it
/product-details /products = mm ! Tagigo is 33
  how thick is the incard finder | does incard fit in my wallet
/product-comparison = dB
  how loud is it
/product-comparison = AirTag
  is it better than an airtag
/product-comparison = Carbon Finder is recharged
  incard or carbon whats the difference
/products/tagigo-g = Find Hub only
  difference between tagigo and tagigo g | whats the diffrence between dual and google only
/product-comparison = For a wallet
  which one should i get
/products/incard-finder = no upkeep
  best for my wallet
/products/tagigo = hole for a ring
  something for my keys
/blog/6 = checked
  can i put it in my suitcase | is it alowed on a plane | will it work on a plane
/products/tagigo = Black
  what colors are there | does tagigo come in pink
/products/carbon-finder /products/carbon-finder?tab=faq = No charging pad
  whats in the box with carbon finder
/buy-now = no code ! use code|enter the code
  do you have a discount code | any cupon | promo code | is there a black friday deal | any coupon code
/buy-now = price|\\$
  how much is it | how much does it cost
/products/carbon-finder = Carbon Finder is \\$ ! InCard Finder \\$
  price of carbon finder | how much is the carbon card
/terms#price /buy-now = checkout ! we accept|PayPal
  how can i pay | can i pay with paypal | do you take apple pay | payment methods | do you take paypal | klarna or pay later?
/terms#seller /contact = terms name the seller
  who is the seller | who am i buying from | are you a real company | who is behind this shop
/return-policy = 30 days
  i want my money back | how do i return it | can i send it back if i dont like it | refund please
/return-policy = until it ships
  cancel my order | i typed the wrong adress on my order
/return-policy = you pay the postage
  who pays return shipping
/return-policy /contact = photo
  it arrived broken | you sent me the wrong color | item arrived broken
/contact = order number
  where is my order | i never recieved my package | charged twice | my parcel is late its been 3 weeks
/shipping = countries
  ship to canada | do you deliver to germany | shiping cost | how long does delivery take
  where do you ship from | do u deliver to germany | how many days till it arrives
/shipping = Carbon Finder|date|ship ! InCard Finder:
  when does carbon finder ship | when does carbon ship
/warranty-policy = 12-month
  how long is the warrenty | my card snapped | is it garanteed
/contact = contact page
  i want to talk to a person | phone number | custumer service
/privacy-policy = never to us
  can you see where i am | who can see my location
/privacy-policy = sends nothing
  is this chat recorded | delete my data
/user-manual C#setup-ios /coach = manual
  where is the manual | instructions pls
/product-details /regulatory = Approvals
  fcc id
/contact /shipping old = package of an order
  tracking isnt working | tracking
/support/disable /found = 911 ! package
  i think someone is tracking my car with a tagigo
K#disable = hold the second press ! comes back on
  i want to turn my carbon finder off before a flight
old = Probably nothing
  why does my card show up as offline | app says item unreachable
/blog/7 = warn you
  does the incard beep when i leave it behind
C#locate /blog/10 = Lost
  tagigo fell off my keys and now its gone
/found no = own tracker
  tracker wont stop ringing
/privacy-policy = never to us
  is my location shared with you
/warranty-policy#warranty-process = far too early
  battery of my carbon finder drains fast
/privacy-policy = unsubscribes
  how do i stop getting emails
/found = your own tracker that beeps, that of somebody you know, or one that you don't know
  make it stop beeping for good
/compatibility = Yes, on your phone
  do i need bluetooth on all the time
/blog/5 = needs none
  does incard work without a phone nearby
/products/carbon-finder = 1.7 mm thick
  how thick is carbon finder
C#disable-finder T#disable-tagigo = Press the button once
  how do i turn it back on | wake it up again | how do i turn it back on after disabling
C#setup-android /coach = 30 cm ! charge
  whats the pairing distance for incard
T#setup-ios-tagigo = Add Other Item ! charge
  my wifes iphone cant see the tagigo we bought
/product-comparison = IP68 ! n't waterproof
  dropped my incard in the sink | washed my jeans with the incard in it
/product-comparison = InCard Finder is rated IP68 ! Tagigo is waterproof
  which one is waterproof
/products/tagigo = the same in every color
  does the black one cost more
/buy-now = Tagigo G, for Android alone, from
  whats cheapest
/shipping = or more ship free
  is shipping free for 2 tagigos
no = Walk around ! CR2032
  (/products/incard-finder) no sound when i press play | (/products/carbon-finder) sound is too quiet
/blog/4 = not for following people ! Yes
  can i see where my kid is
C#re-pair = factory reset
  moving from iphone to samsung what do i do with my card
K#factory-reset = full 10 ! beeps
  (/products/carbon-finder) factory reset didnt work
T#factory-reset-tagigo-g = press the button twice
  reset tagigo g
/product-details = 1.7 mm
  fits in a money clip?
C#battery = Find My.*Find Hub
  batery percent where
/contact?topic=order /terms#order = order confirmation ! we find out where it is
  how do i recieve a receipt
`;

/** One table for the chat and the search, written as people write: owners, shoppers and frightened strangers. */
export const helpPhrasings: readonly Phrasing[] = table
  .trim()
  .split(/\n(?! )/)
  .flatMap((block) => {
    const [head = "", ...lines] = block.split("\n");
    const [, leads = "", says, never] = /^(.*?)(?: = (.*?))?(?: ! (.*))?$/.exec(head) ?? [];
    const queries = lines.flatMap((line) => line.trim().split(" | "));
    return queries.map((written): Phrasing => {
      const [, path = "/", query = ""] = /^(?:\((.*?)\) )?(.*)$/.exec(written) ?? [];
      return {
        query,
        path,
        leads: leads.split(" ").map(addressOf),
        ...(says ? { says: new RegExp(says, "i") } : {}),
        ...(never ? { never: new RegExp(never) } : {}),
      };
    });
  });
